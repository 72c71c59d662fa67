/** What an entry of the office's record says: what was done, and its details as one line. */
import { detailsOf } from '../../contract/audit-details.ts'
import { useAuditTexts } from '../api.tsx'
import { useLanguage } from '../language.tsx'

interface Entry {
  action: string
  details: Readonly<Record<string, unknown>>
}

export function useEntryText(): (entry: Entry) => { says: string; details: string } {
  const language = useLanguage()
  const texts = useAuditTexts()
  return ({ action, details }) => {
    const text = texts && Object.hasOwn(texts, action) ? texts[action] : undefined
    return {
      says: text?.says[language] ?? (texts ? action : ''),
      details: detailsOf(text, { subjectId: null, details }, language).join(' · '),
    }
  }
}
