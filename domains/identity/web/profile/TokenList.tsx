import { Button, useFormat } from '@mizan/platform/ui'
import type { PersonalToken } from '../../token-schemas.ts'
import classes from './profile.module.css'
import { useText } from './text.ts'

interface Props {
  items: readonly PersonalToken[]
  onRemove: (token: PersonalToken) => void
}

export function TokenList({ items, onRemove }: Props) {
  const t = useText()
  const format = useFormat()
  if (items.length === 0) return <p>{t('tokens.none')}</p>
  const used = ({ lastUsedAt }: PersonalToken) =>
    lastUsedAt ? t('tokens.used', { date: format.moment(lastUsedAt) }) : t('tokens.unused')
  return (
    <ul className={classes.list}>
      {items.map((token) => (
        <li key={token.id} className={classes.row}>
          <div>
            <strong>{token.name}</strong>
            <span className={classes.meta}>
              {token.scopes.map((scope) => t(`tokens.short.${scope}`)).join(', ')}
            </span>
            <span className={classes.meta}>
              {t('tokens.until', { date: format.day(token.expiresAt) })} · {used(token)}
            </span>
          </div>
          <Button
            variant="subtle"
            color="var(--bad)"
            px="sm"
            aria-label={t('tokens.removeOne', { name: token.name })}
            onClick={() => onRemove(token)}
          >
            {t('tokens.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
