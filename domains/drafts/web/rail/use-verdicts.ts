/**
 * The verdicts on the citations of an open draft, asked for again a moment after one of them, or a quotation, has
 * changed.
 */
import type { Client } from '@mizan/platform/contract/client'
import { useApi, useLanguage, useSettled } from '@mizan/platform/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { draftRows } from '../../contract.ts'
import { reasonText } from '../../data/audit-words.ts'
import { quotationsIn } from '../../rules/audit/quotes.ts'
import { plainTextOf } from '../../rules/text.ts'
import type { AuditFinding } from '../../schemas.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { type Standings, showStandings, type VerdictState } from '../editor/verdict-marks.ts'

const standingOf = ({ class: name }: AuditFinding): VerdictState => {
  if (name === 'verified') return 'good'
  return name === 'not_held' || name === 'quote_without_citation' ? 'unknown' : 'wrong'
}

const rank: Record<VerdictState, number> = { good: 0, unknown: 1, wrong: 2 }

export function useVerdicts({ editor, turn, textNow }: OpenEditor): readonly AuditFinding[] | undefined {
  const language = useLanguage()
  const client = useApi().client as unknown as Client<typeof draftRows>
  const text = editor && turn >= 0 ? plainTextOf(textNow()) : ''
  const wanted = useSettled(citedIn(editor, text), 1_200)
  const { data } = useQuery({
    queryKey: ['auditor.text', wanted],
    queryFn: ({ signal }) => client['auditor.text']({ body: { text: plainTextOf(textNow()) } }, { signal }),
    enabled: editor !== null && wanted !== '',
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
  const findings = data?.findings
  useEffect(() => {
    if (!editor || !findings) return
    const known = new Map<string, { standing: VerdictState; says: string }>()
    for (const finding of findings) {
      const standing = standingOf(finding)
      const before = known.get(finding.text)
      if (!before || rank[before.standing] < rank[standing])
        known.set(finding.text, { standing, says: reasonText(language, finding) })
    }
    showStandings(editor, known as Standings)
  }, [editor, findings, language])
  return findings
}

/** The parts of the text on which the verdicts depend: other words may change without asking again. */
function citedIn(editor: OpenEditor['editor'], text: string): string {
  if (!editor) return ''
  const cited: string[] = []
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'citation') cited.push(attrs.text)
  })
  const quoted = quotationsIn(text).map((quote) => quote.text)
  return cited.length + quoted.length === 0 ? '' : JSON.stringify([cited, quoted])
}
