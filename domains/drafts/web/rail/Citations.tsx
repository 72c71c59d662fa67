/** The laws and decisions that the draft cites, each with its verdict; a press goes to its place in the text. */
import { useLanguage } from '@mizan/platform/ui'
import type { Editor } from '@tiptap/core'
import { auditWords, reasonText } from '../../data/audit-words.ts'
import type { AuditFinding } from '../../schemas.ts'
import { Sign } from '../auditor/Sign.tsx'
import { selectAt } from '../editor/gap-keys.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { useText } from '../text.ts'
import classes from './rail.module.css'
import { useVerdicts } from './use-verdicts.ts'

/** The first place of each citation, by its text. */
function placesIn({ state: { doc } }: Editor): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  doc.descendants(({ type, attrs }, pos) => {
    if (type.name === 'citation' && !first.has(attrs.text)) first.set(attrs.text, pos)
  })
  return first
}

export function Citations({ open }: { open: OpenEditor }) {
  const t = useText()
  const findings = useVerdicts(open)
  const { editor } = open
  const places = editor ? placesIn(editor) : new Map<string, number>()
  const shown = once(findings ?? []).filter(({ text }) => places.has(text))
  const waiting = [...places.keys()].filter((text) => !shown.some((one) => one.text === text))
  const goTo = (text: string) => {
    const pos = places.get(text)
    if (editor && pos !== undefined) selectAt(editor, pos)
  }
  return (
    <section aria-label={t('rail.citations')}>
      <h2>
        {t('rail.citations')} <span>{places.size}</span>
      </h2>
      {places.size === 0 ? (
        <p className={classes.none}>{t('rail.noCitations')}</p>
      ) : (
        <ul>
          {shown.map((finding) => (
            <li key={finding.text}>
              <button type="button" onClick={() => goTo(finding.text)}>
                <Sign name={finding.class} />
                <Said finding={finding} />
              </button>
            </li>
          ))}
          {waiting.map((text) => (
            <li key={text}>
              <button type="button" lang="tr" onClick={() => goTo(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const once = (findings: readonly AuditFinding[]): AuditFinding[] => [
  ...new Map(findings.map((one) => [one.text, one])).values(),
]

function Said({ finding }: { finding: AuditFinding }) {
  const language = useLanguage()
  const isGood = finding.class === 'verified'
  return (
    <span>
      <span lang="tr">{finding.label ?? finding.text}</span>
      <small>{isGood ? auditWords[language].classes.verified : reasonText(language, finding)}</small>
    </span>
  )
}
