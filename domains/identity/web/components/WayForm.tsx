/** The choice of a method for the second step: a sent code, an app, a passkey. */
import { Button } from '@mizan/platform/ui'
import { FieldError, FormBody, useForm } from '@mizan/platform/ui/forms'
import {
  type Icon,
  IconDeviceMobile,
  IconFingerprint,
  IconLifebuoy,
  IconMail,
  IconMessage,
} from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { ChannelChoice, SignedIn } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './forms.module.css'

export type SecondStepWay = ChannelChoice['channel'] | SignedIn['factors'][number] | 'recovery'

const icons: Record<SecondStepWay, Icon> = {
  email: IconMail,
  sms: IconMessage,
  totp: IconDeviceMobile,
  passkey: IconFingerprint,
  recovery: IconLifebuoy,
}

interface Props {
  channels: readonly ChannelChoice[]
  factors: SignedIn['factors']
  /** Whether recovery codes are left. */
  recovery?: boolean
  /** @throws ApiError; one that concerns the chosen method is shown beside the choice */
  onChoose: (way: SecondStepWay) => Promise<void>
  children?: ReactNode
}

export function WayForm({ channels, factors, recovery, onChoose, children }: Props) {
  const t = useText()
  const ways: SecondStepWay[] = [...factors, ...channels.map(({ channel }) => channel)]
  if (recovery) ways.push('recovery')
  // The field is named as in the calls, so that the server's message about it is shown beside the choice.
  const form = useForm({
    initial: { channel: ways[0] ?? 'email' },
    submit: ({ channel }) => onChoose(channel),
  })
  const { value: way, error } = form.field('channel')
  const errorId = useId()
  const hintOf = (one: SecondStepWay) => {
    if (one === 'totp' || one === 'passkey' || one === 'recovery') return t(`verify.${one}Hint`)
    return channels.find(({ channel }) => channel === one)?.hint
  }
  return (
    <FormBody form={form}>
      <div
        role="radiogroup"
        className={classes.ways}
        aria-label={t('verify.ways')}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
      >
        {ways.map((one) => (
          <WayOption
            key={one}
            way={one}
            hint={hintOf(one)}
            chosen={one === way}
            onChoose={() => form.set('channel', one)}
          />
        ))}
        {error && (
          <FieldError id={errorId} announced>
            {error}
          </FieldError>
        )}
      </div>
      <Button type="submit" loading={form.busy}>
        {way === 'email' || way === 'sms' ? t('verify.send') : t('verify.next')}
      </Button>
      {children && <div className={classes.beside}>{children}</div>}
    </FormBody>
  )
}

interface OptionProps {
  way: SecondStepWay
  hint: string | undefined
  chosen: boolean
  onChoose: () => void
}

function WayOption({ way, hint, chosen, onChoose }: OptionProps) {
  const t = useText()
  const WayIcon = icons[way]
  return (
    <label className={classes.way}>
      <WayIcon size={24} stroke={1.5} aria-hidden />
      <span>
        <strong>{t(`verify.${way}`)}</strong>
        {hint && <small>{hint}</small>}
      </span>
      <input type="radio" name="channel" value={way} checked={chosen} onChange={onChoose} />
    </label>
  )
}
