/** The templates by kind, with a search; the arrow keys move among the buttons as in any list of buttons. */
import { SearchField } from '@mizan/platform/ui'
import { useState } from 'react'
import { draftKinds } from '../../rules/templates/template.ts'
import type { TemplateHead } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './new.module.css'

interface Props {
  items: readonly TemplateHead[]
  onChosen: (template: TemplateHead) => void
}

const folded = (text: string) => text.toLocaleLowerCase('tr')

export function TemplateList({ items, onChosen }: Props) {
  const t = useText()
  const [query, setQuery] = useState('')
  const shown = items.filter(({ title, purpose }) => folded(`${title} ${purpose}`).includes(folded(query)))
  return (
    <div className={classes.templates}>
      <SearchField
        name="templates"
        label={t('new.search')}
        placeholder={t('new.search')}
        query={query}
        onChange={setQuery}
      />
      {draftKinds.map((kind) => {
        const ofKind = shown.filter((one) => one.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <section key={kind} aria-label={t(`kind.${kind}`)}>
            <h3>{t(`kind.${kind}`)}</h3>
            {ofKind.map((one) => (
              <button
                key={one.templateId}
                type="button"
                className={classes.template}
                lang="tr"
                onClick={() => onChosen(one)}
              >
                <span>
                  {one.title}
                  {one.isOwn && <em>{t('new.own')}</em>}
                </span>
                <small>{one.purpose}</small>
              </button>
            ))}
          </section>
        )
      })}
      {shown.length === 0 && <p role="status">{t('new.noneFound')}</p>}
    </div>
  )
}
