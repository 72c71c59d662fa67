/** In place of the work while cases are closed, or for those whose plan or role has none: why, and where they can go. */
import { PlainLink, useShell } from '@mizan/platform/ui'
import own from './parts.module.css'
import { useText } from './text.ts'

/** Screens of cases, which are closed as well, and this one. */
const closed: ReadonlySet<string> = new Set(['/dashboard', '/case-management', '/client', '/time'])

export function Without({ why }: { why: 'closed' | 'unlicensed' | 'unentitled' }) {
  const t = useText()
  const items = useShell()
    .useNavigation()
    .filter(({ to }) => !closed.has(to))
  return (
    <>
      <p className={own.without}>
        {t(`without.${why}`)}{' '}
        {why === 'unlicensed' && <PlainLink href="/subscription">{t('without.upgrade')}</PlainLink>}
      </p>
      <ul className={own.offers} aria-label={t('without.offers')}>
        {items.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <PlainLink href={to}>
              <Icon size={22} stroke={1.5} aria-hidden /> {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </>
  )
}
