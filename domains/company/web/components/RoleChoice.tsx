/** Roles as boxes to tick, each with what it means; those that the caller may not give are left out. */
import { Checkbox } from '@mantine/core'
import type { Role } from '../../schemas.ts'
import classes from '../office.module.css'
import { useText } from '../text.ts'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Input.css'

interface Props {
  offered: readonly Role[]
  chosen: readonly Role[]
  onChange: (roles: Role[]) => void
}

export function RoleChoice({ offered, chosen, onChange }: Props) {
  const t = useText()
  const toggle = (role: Role, on: boolean) =>
    onChange(on ? [...chosen, role] : chosen.filter((one) => one !== role))
  return (
    <fieldset className={classes.roles}>
      <legend>{t('invite.roles')}</legend>
      {offered.map((role) => (
        <Checkbox
          key={role}
          label={t(`role.${role}`)}
          description={t(`roleHint.${role}`)}
          checked={chosen.includes(role)}
          onChange={(event) => toggle(role, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
