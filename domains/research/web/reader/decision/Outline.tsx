/** The parts of the decision, as links. */
import type { ReactNode } from 'react'
import { useText } from '../words.ts'
import { paragraphId } from './DecisionText.tsx'
import classes from './outline.module.css'
import type { Part } from './outline.ts'

interface Props {
  parts: Part[]
  /** In a panel, which already has the title, choosing an entry closes the panel. */
  onChoose?: () => void
  /** Goes to a paragraph by its number. */
  jump?: ReactNode
}

export function Outline({ parts, onChoose, jump }: Props) {
  const t = useText()
  return (
    <nav aria-label={t('outline.label')} className={classes.outline}>
      {!onChoose && <p className={classes.label}>{t('outline.label')}</p>}
      {jump}
      <ol>
        {parts.map(({ no, label }) => (
          <li key={no}>
            <a href={`#${paragraphId(no)}`} onClick={onChoose} data-part={paragraphId(no)}>
              <span className={classes.no}>¶{no}</span>
              <span lang="tr">{label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
