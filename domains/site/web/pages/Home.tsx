/** `/`: what the product is, and a search box to start with. */
import { Button, hooksOf, searchFieldMark, useFormat, useLanguage, useSession } from '@mizan/platform/ui'
import { type Icon, IconArrowRight, IconBooks, IconGavel, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { siteRows } from '../../contract.ts'
import { useText } from '../text.ts'
import classes from './Home.module.css'

const { useCall } = hooksOf<typeof siteRows>()

export function Home() {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const index = useCall('site.status', {}).data?.index
  const visitor = useSession().status === 'visitor'
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate({ href: q ? `/search/case?${new URLSearchParams({ q })}` : '/search' })
  }
  const count = (kind: 'decisions' | 'laws', number: number | undefined) =>
    number ? t(`home.${kind}.count`, { count: number, shown: format.number(number) }) : undefined
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.inner}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a form with the role has wider support than <search> */}
          <form role="search" className={classes.form} onSubmit={onSubmit}>
            <IconSearch size={22} aria-hidden />
            <input
              {...searchFieldMark}
              name="q"
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={2_000}
              aria-label={t('home.field')}
              placeholder={t('home.field')}
            />
            <Button type="submit" className={classes.submit}>
              {t('home.submit')}
            </Button>
          </form>
          {visitor && <Entrance />}
        </div>
      </section>
      <div className={classes.cards}>
        <Card
          to="/search/case"
          icon={IconGavel}
          name="decisions"
          count={count('decisions', index?.decisions)}
        />
        <Card to="/search/lawsearch" icon={IconBooks} name="laws" count={count('laws', index?.articles)} />
        <Card to="/search" icon={IconSearch} name="entry" />
      </div>
      {visitor && <Foot />}
    </>
  )
}

/** Visitors are told here that they need an account, and not only after they have typed a search. */
function Entrance() {
  const t = useText()
  return (
    <div className={classes.entrance}>
      <span>{t('home.account')}</span>
      <Link to="/signup" className={classes.signUp}>
        {t('home.signUp')}
      </Link>
      <Link to="/login" className={classes.signIn}>
        {t('home.signIn')}
      </Link>
    </div>
  )
}

/** Where visitors can contact us, and our promises; signed-in users have these in the account menu. */
function Foot() {
  const t = useText()
  const language = useLanguage()
  return (
    <nav className={classes.foot} aria-label={t('home.foot')}>
      <Link to="/request-demo">{t('home.demo')}</Link>
      <Link to="/contact">{t('home.contact')}</Link>
      <a href={`/privacy-policy#${language}`}>{t('home.privacy')}</a>
      <a href={`/disclaimer#${language}`}>{t('home.disclaimer')}</a>
    </nav>
  )
}

interface CardProps {
  to: string
  icon: Icon
  name: 'decisions' | 'laws' | 'entry'
  count?: string
}

function Card({ to, icon: CardIcon, name, count }: CardProps) {
  const t = useText()
  return (
    <Link to={to} className={classes.card}>
      <CardIcon size={26} stroke={1.5} aria-hidden />
      <h2>{t(`home.${name}.title`)}</h2>
      <p>{t(`home.${name}.body`)}</p>
      <span className={classes.count}>
        {count} <IconArrowRight size={18} aria-hidden />
      </span>
    </Link>
  )
}
