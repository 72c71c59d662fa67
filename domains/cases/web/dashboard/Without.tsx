/** In place of the work for those whose plan or role has no cases: why, and where they can go. */
import { PlainLink, useShell } from '@mizan/platform/ui'
import own from './parts.module.css'
import { useText } from './text.ts'

export function Without({ why }: { why: 'unlicensed' | 'unentitled' }) {
  const t = useText()
  const items = useShell()
    .useNavigation()
    .filter(({ to }) => to !== '/dashboard' && to !== '/case-management' && to !== '/client')
  return (
    <>
      <p className={own.without}>
        {why === 'unlicensed' ? t('without.licence') : t('without.right')}{' '}
        {why === 'unlicensed' && <PlainLink href="/contact?topic=upgrade">{t('without.upgrade')}</PlainLink>}
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
