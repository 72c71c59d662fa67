/** The sign of a class of findings; its word is beside it. */

import { useLanguage } from '@mizan/platform/ui'
import { auditWords } from '../../data/audit-words.ts'
import type { AuditClass } from '../../rules/audit/findings.ts'
import classes from './auditor.module.css'

const signs: Record<AuditClass, string> = {
  verified: '✓',
  quote_differs: '≠',
  other_identity: '⇄',
  not_held: '?',
  impossible: '×',
  no_pinpoint: '∅',
  quote_without_citation: '“',
  law_changed: '↻',
}

export function Sign({ name }: { name: AuditClass }) {
  const { classes: words } = auditWords[useLanguage()]
  return (
    <span className={classes.sign} data-class={name} role="img" aria-label={words[name]}>
      {signs[name]}
    </span>
  )
}
