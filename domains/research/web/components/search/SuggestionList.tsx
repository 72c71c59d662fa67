/** The suggestions below a search field. */
import { useFormat } from '@mizan/platform/ui'
import {
  IconArticle,
  IconBuildingBank,
  IconGavel,
  IconHistory,
  IconScale,
  IconTag,
} from '@tabler/icons-react'
import { shortTitle } from '../../../rules/law-titles.ts'
import { useText } from '../../text.ts'
import type { Offer } from './past-searches.ts'
import classes from './SearchField.module.css'

const icons = {
  court: IconGavel,
  law: IconBuildingBank,
  article: IconArticle,
  subject: IconTag,
  decision: IconScale,
  past: IconHistory,
}

interface Props {
  id: string
  suggestions: Offer[]
  active: number
  onChoose: (suggestion: Offer) => void
}

/** Always in the page, so that the field can refer to its id; hidden while it is empty. */
export function SuggestionList({ id, suggestions, active, onChoose }: Props) {
  const t = useText()
  const format = useFormat()
  /** For courts and subjects the detail is the number of their decisions. */
  const detailOf = ({ kind, detail }: Offer) => {
    const count = Number(detail)
    if (!detail || (kind !== 'court' && kind !== 'subject') || !Number.isFinite(count)) return detail
    return t('box.found', { count, shown: format.number(count) })
  }
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('box.suggestions')}
      className={classes.list}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => {
        const Icon = icons[suggestion.kind]
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={
              suggestion.kind === 'past'
                ? suggestion.past.id
                : `${suggestion.kind}-${suggestion.text}-${suggestion.detail ?? ''}`
            }
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <Icon size={16} stroke={1.7} aria-hidden />
            <span className={classes.text} title={suggestion.text}>
              {suggestion.kind === 'law' ? shortTitle(suggestion.text) : suggestion.text}
            </span>
            <span className={classes.detail}>{detailOf(suggestion)}</span>
            <span className={classes.kind}>{t(`box.kind.${suggestion.kind}`)}</span>
          </div>
        )
      })}
    </div>
  )
}
