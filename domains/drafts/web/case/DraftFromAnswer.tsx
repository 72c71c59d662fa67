/** A button below an answer of the assistant: begins a draft from its question. */
import { PlainLink, useLanguage } from '@mizan/platform/ui'
import { IconFilePencil } from '@tabler/icons-react'
import { longestRequest } from '../../data/limits.ts'
import { draftsAddress } from '../address.ts'
import classes from '../list/list.module.css'

/** Apart from the texts of the screens, which the assistant does not load. */
const words = { tr: 'Taslak hazırla', en: 'Make a draft' }

interface Props {
  question: string
  caseId: string | null
}

export function DraftFromAnswer({ question, caseId }: Props) {
  const language = useLanguage()
  const ask = question.slice(0, longestRequest)
  return (
    <PlainLink
      className={classes.fromAnswer}
      href={draftsAddress({ new: true, ask, ...(caseId && { case: caseId }) })}
    >
      <IconFilePencil size={16} stroke={1.7} aria-hidden />
      {words[language]}
    </PlainLink>
  )
}
