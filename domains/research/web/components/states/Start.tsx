/** The screen before a search: what can be typed, with examples that find something. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SearchCountry } from '../../../schemas.ts'
import type { Scope } from '../../place.ts'
import { useText } from '../../text.ts'
import { FewHeld, Held, useHoldsFew } from './Held.tsx'
import { LawHome } from './LawHome.tsx'
import { Recent } from './Recent.tsx'
import { SampleBanner } from './SampleBanner.tsx'
import classes from './states.module.css'

const examples = ['first', 'second', 'third', 'fourth'] as const
const subjects = [
  'rent',
  'labour',
  'divorce',
  'traffic',
  'title',
  'enforcement',
  'inheritance',
  'fraud',
] as const

interface ExamplesProps {
  scope: Scope
  country: SearchCountry
  /** Shown above the examples. */
  title: ReactNode
}

/** None if there are so few texts that the examples would find nothing. */
export function Examples({ scope, country, title }: ExamplesProps) {
  const t = useText()
  const holdsFew = useHoldsFew(country)
  if (scope === 'decisions' && holdsFew) return null
  const texts = examples.map((one) => t(`examples.${country}.${scope}.${one}`))
  return (
    <>
      {title}
      <div className={classes.examples}>
        {texts.map((q) => (
          <WordsLink key={q} scope={scope} country={country} q={q} />
        ))}
      </div>
    </>
  )
}

function WordsLink({ scope, country, q }: { scope: Scope; country: SearchCountry; q: string }) {
  const props = { className: classes.example, children: q, lang: 'tr' }
  if (scope === 'decisions') return <Link to="/search/case" search={{ country, q }} {...props} />
  return <Link to="/search/lawsearch/$country" params={{ country }} search={{ q }} {...props} />
}

export function Start({ scope, country }: { scope: Scope; country: SearchCountry }) {
  const t = useText()
  return (
    <div className={classes.state}>
      <h2>{t(`${scope}.start`)}</h2>
      <p>{t(`${scope}.startBody`)}</p>
      {country === 'kktc' ? (
        <FewHeld country={country} scope={scope} />
      ) : (
        scope === 'decisions' && <Held country={country} />
      )}
      <Recent scope={scope} />
      {scope === 'laws' && <LawHome country={country} />}
      <Examples
        scope={scope}
        country={country}
        title={<span className={classes.label}>{t('entry.examples')}</span>}
      />
      {scope === 'decisions' && country === 'turkey' && (
        <>
          <span className={classes.label}>{t('guided.subject')}</span>
          <div className={classes.examples}>
            {subjects.map((subject) => (
              <WordsLink key={subject} scope={scope} country={country} q={t(`guided.subjects.${subject}`)} />
            ))}
          </div>
        </>
      )}
      <SampleBanner country={country} />
    </div>
  )
}
