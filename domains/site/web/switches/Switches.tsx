/** `/features`: the super admin turns features of the product on and off. */
import { Failure, hooksOf, useFormat, usePermission, useTitle, Waiting } from '@mizan/platform/ui'
import { useId } from 'react'
import type { siteRows } from '../../contract.ts'
import type { Availability, FeatureSwitch } from '../../schemas.ts'
import { StaffFrame } from '../staff/StaffFrame.tsx'
import staff from '../staff/staff.module.css'
import classes from './switches.module.css'
import { useText } from './text.ts'

const states: readonly Availability[] = ['TurnedOn', 'TurnedOff', 'Maintenance', 'ComingSoon']

const { useCall, useSend } = hooksOf<typeof siteRows>()

export function Switches() {
  const t = useText()
  const allowed = usePermission('product', 'Write')
  const switches = useCall('site.switches', {}, { enabled: allowed === true })
  const set = useSend('site.setFeature')
  // The value that is being saved is shown already, so that the choice does not jump back and forth.
  const wanted = set.isPending ? set.variables.body : undefined
  useTitle(t('title'))
  return (
    <StaffFrame current="features" module="product" lead={t('lead')}>
      <p role="status" className={staff.said}>
        {set.data &&
          t('saved', { name: t(`feature.${set.data.feature}`), state: t(`state.${set.data.state}`) })}
      </p>
      {set.error && (
        <p role="alert" className={staff.error}>
          {set.error.message}
        </p>
      )}
      {switches.error && <Failure error={switches.error} onRetry={() => switches.refetch()} />}
      {allowed !== false && switches.isPending && <Waiting height={320} />}
      {switches.data && (
        <ul className={classes.list}>
          {switches.data.items.map((one) => (
            <Switch
              key={one.feature}
              value={one}
              wanted={wanted?.feature === one.feature ? wanted.state : undefined}
              onChange={(state) => set.mutate({ body: { feature: one.feature, state } })}
            />
          ))}
        </ul>
      )}
    </StaffFrame>
  )
}

interface SwitchProps {
  value: FeatureSwitch
  wanted: Availability | undefined
  onChange: (state: Availability) => void
}

function Switch({ value, wanted, onChange }: SwitchProps) {
  const t = useText()
  const format = useFormat()
  const id = useId()
  return (
    <li className={classes.item}>
      <label htmlFor={id}>{t(`feature.${value.feature}`)}</label>
      <select
        className={staff.choice}
        id={id}
        value={wanted ?? value.state}
        onChange={(event) => onChange(event.currentTarget.value as Availability)}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </select>
      <span className={classes.changed}>{value.changedAt ? format.moment(value.changedAt) : t('never')}</span>
    </li>
  )
}
