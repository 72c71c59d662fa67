/** The sentences of an answer in their sections, and by country if both were asked. */

import type { AnswerSentence, AskedCountry } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './answer.module.css'
import { type Group, groupsOf, type Part } from './groups.ts'
import { type NoteBook, Notes } from './Notes.tsx'

interface Props {
  sentences: readonly AnswerSentence[]
  asked: AskedCountry
  book: NoteBook
  /** The answer is complete, so that a country without a sentence has none. */
  isComplete: boolean
}

export function Sentences({ sentences, asked, book, isComplete }: Props) {
  return groupsOf(sentences, asked).map((group) => (
    <OneGroup key={group.of ?? 'all'} group={group} book={book} isComplete={isComplete} />
  ))
}

function OneGroup({ group, book, isComplete }: Pick<Props, 'book' | 'isComplete'> & { group: Group }) {
  const t = useText()
  const { of, parts } = group
  if (of === null) return parts.map((one) => <OnePart key={one.part} one={one} book={book} level="h3" />)
  return (
    <section className={classes.country}>
      <h3>{of === 'document' ? t('answer.ofCase') : t(`countryName.${of}`)}</h3>
      {parts.map((one) => (
        <OnePart key={one.part} one={one} book={book} level="h4" />
      ))}
      {parts.length === 0 && isComplete && <p className={classes.none}>{t('answer.noneOfCountry')}</p>}
    </section>
  )
}

function OnePart({ one, book, level: Heading }: { one: Part; book: NoteBook; level: 'h3' | 'h4' }) {
  const t = useText()
  return (
    <section className={classes.part} data-part={one.part}>
      <Heading>{t(`answer.${one.part}`)}</Heading>
      {one.sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no id, and the same words may be said twice
        <Sentence key={at} sentence={sentence} book={book} />
      ))}
    </section>
  )
}

function Sentence({ sentence, book }: { sentence: AnswerSentence; book: NoteBook }) {
  const t = useText()
  const { text, isVerified, supports } = sentence
  return (
    <p className={classes.sentence} data-unverified={!isVerified || undefined}>
      <span lang="tr">{text}</span>
      {!isVerified && (
        <span className={classes.unverified} title={t('answer.unverifiedHint')}>
          {t('answer.unverified')}
          <span className="visually-hidden">. {t('answer.unverifiedHint')}</span>
        </span>
      )}
      <Notes supports={supports} book={book} />
    </p>
  )
}
