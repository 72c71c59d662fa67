/** A refusal with its reason and what can be done instead. */
import { Button, PlainLink, writeAddress } from '@mizan/platform/ui'
import { longestAddressQuery } from '@mizan/research/rules/limits'
import { isEnglish } from '../../rules/question/language.ts'
import type { Answer } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './answer.module.css'

interface Props {
  answer: Answer
  /** Puts the question into the box; undefined for a person who only reads. */
  onChange: (() => void) | undefined
}

export const reasonOf = ({ question, refusal }: Answer) =>
  isEnglish(question) ? 'language' : (refusal ?? 'nothing_found')

export function Refusal({ answer, onChange }: Props) {
  const t = useText()
  const { question, searchedAs, searchCountry, notHeld } = answer
  const why = reasonOf(answer)
  const country = searchCountry === 'kktc' ? 'kktc' : 'turkey'
  const search = `/search/case${writeAddress({ q: (searchedAs ?? question).slice(0, longestAddressQuery), country })}`
  return (
    <section className={classes.refusal}>
      <h3>{t(`refusal.${why}`)}</h3>
      <p>{t(`refusal.body.${why}`, { named: notHeld.join(', ') })}</p>
      <div className={classes.actions}>
        <Button variant="default" renderRoot={(props) => <PlainLink {...props} href={search} />}>
          {t('refusal.search')}
        </Button>
        {onChange && (
          <Button variant="subtle" onClick={onChange}>
            {t('refusal.change')}
          </Button>
        )}
      </div>
    </section>
  )
}
