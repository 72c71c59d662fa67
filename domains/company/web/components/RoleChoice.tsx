/** Roles as checkboxes, each with a description; roles that the user may not give are left out. */
import type { FieldState } from '@mizan/platform/ui/forms'
import { useId } from 'react'
import type { Role } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './RoleChoice.module.css'

interface Props extends FieldState<readonly Role[]> {
  offered: readonly Role[]
  /** The roles that the user may give and take; the others stay as they are. */
  givable?: readonly Role[]
}

export function RoleChoice({ offered, givable = offered, name, value, error, onChange }: Props) {
  const t = useText()
  const id = useId()
  const toggle = (role: Role, on: boolean) =>
    onChange(on ? [...value, role] : value.filter((one) => one !== role))
  return (
    <fieldset className={classes.roles} aria-describedby={error ? id : undefined}>
      <legend>{t('invite.roles')}</legend>
      {offered.map((role) => (
        <label key={role} className={classes.role}>
          <input
            type="checkbox"
            name={name}
            value={role}
            checked={value.includes(role)}
            disabled={!givable.includes(role)}
            aria-invalid={Boolean(error)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
          <span>
            {t(`role.${role}`)}
            <small>{t(`roleHint.${role}`)}</small>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className={classes.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
