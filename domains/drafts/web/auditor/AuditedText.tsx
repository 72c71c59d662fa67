/** The text of the petition with its citations and quotations marked by their verdicts. */
import { useLanguage } from '@mizan/platform/ui'
import { useEffect, useRef } from 'react'
import { auditWords } from '../../data/audit-words.ts'
import type { AuditedFile, AuditFinding } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './auditor.module.css'

interface Props {
  audited: AuditedFile
  /** Index of a finding. */
  chosen: number | undefined
  onChoose: (at: number) => void
}

interface Run {
  from: number
  text: string
  at: number | null
}

/** Findings do not overlap; where two did, the first one is marked. */
function runsOf(text: string, findings: readonly AuditFinding[]): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const [at, { start, end }] of findings.entries()) {
    if (start < from) continue
    runs.push(
      { from, text: text.slice(from, start), at: null },
      { from: start, text: text.slice(start, end), at },
    )
    from = end
  }
  return [...runs, { from, text: text.slice(from), at: null }]
}

export function AuditedText({ audited: { text, findings }, chosen, onChoose }: Props) {
  const t = useText()
  const { classes: words } = auditWords[useLanguage()]
  const paper = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen === undefined) return
    paper.current?.querySelector(`[data-at="${chosen}"]`)?.scrollIntoView({ block: 'center' })
  }, [chosen])
  return (
    <article ref={paper} className={classes.paper} lang="tr" aria-label={t('audit.text')}>
      {runsOf(text, findings).map(({ from, text: own, at }) => {
        const finding = at === null ? undefined : findings[at]
        if (at === null || !finding) return own
        return (
          // A link, because a button is not broken into lines.
          <a
            key={from}
            href={`#finding-${at}`}
            data-at={at}
            data-class={finding.class}
            aria-current={at === chosen || undefined}
            title={words[finding.class]}
            onClick={(event) => {
              event.preventDefault()
              onChoose(at)
            }}
          >
            {own}
          </a>
        )
      })}
    </article>
  )
}
