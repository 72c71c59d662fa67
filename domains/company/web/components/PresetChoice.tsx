/** A position of the office, or roles that are chosen one by one; each describes the person's rights. */
import type { FieldState } from '@mizan/platform/ui/forms'
import { presetMatrix } from '../../data/presets.ts'
import { presets } from '../../roles.ts'
import type { Preset, Role } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './RoleChoice.module.css'
import { RoleChoice } from './RoleChoice.tsx'

interface Props {
  preset: FieldState<Preset | null>
  roles: FieldState<readonly Role[]>
  /** The shown roles, and those of them that the user may give. */
  offered: readonly Role[]
  givable?: readonly Role[]
}

export function PresetChoice({ preset, roles, offered, givable = offered }: Props) {
  const t = useText()
  const known = presets.filter((one) => presetMatrix[one].roles.every((role) => givable.includes(role)))
  const option = (value: Preset | null, name: string, hint: string) => (
    <label key={value} className={classes.role}>
      <input
        type="radio"
        name={preset.name}
        checked={preset.value === value}
        onChange={() => preset.onChange(value)}
      />
      <span>
        {name}
        <small>{hint}</small>
      </span>
    </label>
  )
  return (
    <>
      <fieldset className={classes.roles}>
        <legend>{t('preset.legend')}</legend>
        {known.map((one) => option(one, t(`presetName.${one}`), t(`presetHint.${one}`)))}
        {option(null, t('preset.own'), t('preset.ownHint'))}
      </fieldset>
      {preset.value === null && <RoleChoice offered={offered} givable={givable} {...roles} />}
    </>
  )
}
