/** The parts of the decision, as links. */
import type { ReactNode } from 'react'
import { useText } from '../words.ts'
import classes from './outline.module.css'
import type { Part } from './outline.ts'

interface Props {
  parts: Part[]
  /** The id of a paragraph by its place in the text, from 1. */
  idOf: (no: number) => string
  /** In a panel, which already has the title, choosing an entry closes the panel. */
  onChoose?: () => void
  /** Goes to a paragraph by its number. */
  jump?: ReactNode
}

export function Outline({ parts, idOf, onChoose, jump }: Props) {
  const t = useText()
  return (
    <nav aria-label={t('outline.label')} className={classes.outline}>
      {!onChoose && <p className={classes.label}>{t('outline.label')}</p>}
      {jump}
      <ol>
        {parts.map(({ no, label, level, place }) => (
          <li key={no} data-level={level}>
            <a href={`#${idOf(no)}`} onClick={onChoose} data-part={idOf(no)}>
              <span className={classes.no}>{place}</span>
              <span lang="tr" className={classes.name} title={label}>
                {label}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
