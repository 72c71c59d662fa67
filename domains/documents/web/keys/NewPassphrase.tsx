/** A new passphrase, typed twice, because nobody can tell afterwards what a mistyped one was. */
import { type Form, PasswordField, type Problems, problemsIn } from '@mizan/platform/ui/forms'
import { useText } from './text.ts'

export interface Chosen {
  newPassphrase: string
  repeated: string
}

export const nothingChosen: Chosen = { newPassphrase: '', repeated: '' }

/** `different`: what is said if the two are not the same. */
export async function problemsOf(chosen: Chosen, different: string): Promise<Problems<Chosen>> {
  const { TakenKey } = await import('../../schemas/keys.ts')
  const wrong = problemsIn(TakenKey, { newPassphrase: chosen.newPassphrase, understood: true })
  const isSame = chosen.newPassphrase === chosen.repeated
  return { ...(wrong as Problems<Chosen>), ...(!isSame && { repeated: different }) }
}

export function NewPassphrase<V extends Chosen>({ form }: { form: Form<V> }) {
  const t = useText()
  const chosen = form as unknown as Form<Chosen>
  return (
    <>
      <PasswordField
        label={t('field.newPassphrase')}
        hint={t('field.newHint')}
        maxLength={200}
        autoComplete="new-password"
        {...chosen.field('newPassphrase')}
      />
      <PasswordField
        label={t('field.repeated')}
        maxLength={200}
        autoComplete="new-password"
        {...chosen.field('repeated')}
      />
    </>
  )
}
