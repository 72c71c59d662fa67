/** The sources of one answer: their list, or the place of one quote in its text. */
import type { Answer } from '../../schemas.ts'
import { placesOf } from '../answer/places.ts'
import { useText } from '../text.ts'
import { Reader } from './Reader.tsx'
import { SourceList } from './SourceList.tsx'
import classes from './sources.module.css'

interface Props {
  answer: Answer | undefined
  /** The case of the conversation, whose documents may be sources. */
  caseId: string | null
  /** The index of the open place of the answer. */
  at: number | null
  /** Null goes back to the list. */
  onOpen: (at: number | null) => void
}

export function Sources({ answer, caseId, at, onOpen }: Props) {
  const t = useText()
  if (!answer || answer.sources.length === 0) return <p className={classes.nothing}>{t('sources.none')}</p>
  const places = placesOf(answer)
  const place = at === null ? undefined : places[at]
  if (at === null || !place) return <SourceList places={places} onOpen={onOpen} />
  return <Reader places={places} at={at} caseId={caseId} onOpen={onOpen} />
}
