/** The passphrase or the recovery key: one of the two opens the key of the office. */
import { Segmented } from '@mizan/platform/ui'
import { type Form, PasswordField, type Problems, TextField } from '@mizan/platform/ui/forms'
import type { TypedKey } from '../../schemas/keys.ts'
import { useText } from './text.ts'

export interface Typed {
  with: 'passphrase' | 'recoveryKey'
  passphrase: string
  recoveryKey: string
}

export const nothingTyped: Typed = { with: 'passphrase', passphrase: '', recoveryKey: '' }

/** As it is sent: only the one that was chosen. */
export const sentOf = ({ with: chosen, passphrase, recoveryKey }: Typed): TypedKey =>
  chosen === 'passphrase' ? { passphrase } : { recoveryKey: recoveryKey.trim() }

export const emptyIn = (values: Typed, text: string): Problems<Typed> =>
  values[values.with].trim() === '' ? { [values.with]: text } : {}

export function TypedFields<V extends Typed>({ form }: { form: Form<V> }) {
  const t = useText()
  const typed = form as unknown as Form<Typed>
  return (
    <>
      <Segmented
        label={t('field.with')}
        value={typed.values.with}
        options={[
          { value: 'passphrase', label: t('field.byPassphrase') },
          { value: 'recoveryKey', label: t('field.byRecoveryKey') },
        ]}
        onChange={(value) => typed.set('with', value)}
      />
      {typed.values.with === 'passphrase' ? (
        <PasswordField
          label={t('field.passphrase')}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...typed.field('passphrase')}
        />
      ) : (
        <TextField
          label={t('field.recoveryKey')}
          hint={t('field.recoveryHint')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...typed.field('recoveryKey')}
        />
      )}
    </>
  )
}
