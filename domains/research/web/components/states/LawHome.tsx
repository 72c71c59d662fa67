/** Where one begins among laws: those that were read last, and the main ones. */
import { PlainLink } from '@mizan/platform/ui'
import { properTitle } from '../../../rules/law-titles.ts'
import type { SearchCountry } from '../../../schemas.ts'
import { lawCode } from '../../law-names.ts'
import { lawsRead } from '../../laws-read.ts'
import { articleHref, lawNumberHref } from '../../targets.ts'
import { useText } from '../../text.ts'
import classes from './states.module.css'

/** By their numbers, in the order in which lawyers name them. */
const main = {
  turkey: [
    '2709',
    '4721',
    '6098',
    '6102',
    '6100',
    '2004',
    '5237',
    '5271',
    '4857',
    '2577',
    '6502',
    '6698',
    '213',
  ],
  kktc: ['Fasıl 6', 'Fasıl 15', 'Fasıl 149', 'Fasıl 232', '1/1998', '17/1981'],
} as const

export function LawHome({ country }: { country: SearchCountry }) {
  const t = useText()
  const read = lawsRead(country)
  return (
    <>
      {read.length > 0 && (
        <>
          <span className={classes.label}>{t('laws.read')}</span>
          <div className={classes.examples}>
            {read.map(({ id, lawNumber, title }) => (
              <PlainLink key={id} href={articleHref(country, id)} className={classes.example} lang="tr">
                {lawCode(lawNumber, country) ?? lawNumber} · {properTitle(title)}
              </PlainLink>
            ))}
          </div>
        </>
      )}
      <MainLaws country={country} />
    </>
  )
}

function MainLaws({ country }: { country: SearchCountry }) {
  const t = useText()
  return (
    <>
      <span className={classes.label}>{t('laws.main')}</span>
      <div className={classes.examples}>
        {main[country].map((lawNumber) => (
          <PlainLink
            key={lawNumber}
            href={lawNumberHref(country, lawNumber)}
            className={classes.example}
            lang="tr"
          >
            {lawCode(lawNumber, country) ?? lawNumber}
          </PlainLink>
        ))}
      </div>
    </>
  )
}
