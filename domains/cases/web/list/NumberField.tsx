/** The number of a new case. If another case has it, one press takes the free one. */
import { Button } from '@mizan/platform/ui'
import { type Form, TextField } from '@mizan/platform/ui/forms'
import { useText } from '../text.ts'
import type { Values } from './new-case.ts'

interface Props {
  form: Form<Values>
  maxLength: number
  /** The next free number; undefined until it is known. */
  next: string | undefined
}

export function NumberField({ form, maxLength, next = '…' }: Props) {
  const t = useText()
  const { failure } = form
  const free = failure?.code === 'case.number_taken' ? failure.details.free : undefined
  const take = () => {
    form.setFailure(null)
    void form.run({ caseNumber: String(free) })
    form.set('caseNumber', String(free))
  }
  return (
    <div>
      <TextField
        label={t('create.number')}
        hint={t('create.numberHint', { number: next })}
        maxLength={maxLength}
        autoComplete="off"
        {...form.field('caseNumber')}
      />
      {typeof free === 'string' && (
        <Button variant="default" onClick={take}>
          {t('create.take', { number: free })}
        </Button>
      )}
    </div>
  )
}
