/** The frame of signing up and in: the promises of the product on one side, the form on the other. */
import { LanguageSwitch, useTitle } from '@mizan/platform/ui'
import { IconLink, IconScale, IconShieldLock, IconWorldSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import classes from './AuthLayout.module.css'

interface Props {
  title: string
  lead?: ReactNode
  /** Shown above the title, such as "Step 1 of 2". */
  step?: string
  /** Other ways, below the form. */
  foot?: ReactNode
  /** For forms with many fields. */
  wide?: boolean
  children: ReactNode
}

export function AuthLayout({ title, lead, step, foot, wide, children }: Props) {
  useTitle(title)
  return (
    <div className={classes.page}>
      <ProductPromise />
      <main id="content" tabIndex={-1} className={classes.main}>
        <LanguageSwitch className={classes.language} />
        <div className={classes.sheet} data-wide={wide}>
          {step && <p className={classes.step}>{step}</p>}
          <h1>{title}</h1>
          {lead && <div className={classes.lead}>{lead}</div>}
          {children}
          {foot && <div className={classes.foot}>{foot}</div>}
        </div>
      </main>
    </div>
  )
}

function ProductPromise() {
  const t = useText()
  return (
    <header className={classes.side}>
      <Link to="/" className={classes.brand} aria-label={t('layout.home')}>
        <IconScale size={30} stroke={1.5} aria-hidden />
        <span>Mizan</span>
      </Link>
      <div className={classes.promise}>
        <p>{t('layout.promise')}</p>
        <ul>
          <li>
            <IconLink size={22} stroke={1.5} aria-hidden />
            {t('layout.linked')}
          </li>
          <li>
            <IconWorldSearch size={22} stroke={1.5} aria-hidden />
            {t('layout.countries')}
          </li>
          <li>
            <IconShieldLock size={22} stroke={1.5} aria-hidden />
            {t('layout.own')}
          </li>
        </ul>
      </div>
    </header>
  )
}
