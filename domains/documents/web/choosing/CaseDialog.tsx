/** Asks into which case documents go. */
import type { caseRows } from '@mizan/cases/contract'
import { caseOptions, casesToChooseFrom } from '@mizan/cases/rules/case-choice'
import { hooksOf } from '@mizan/platform/ui'
import { Combobox, useFound } from '@mizan/platform/ui/composite'
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import classes from './choosing.module.css'
import { useText } from './text.ts'

const { useCall } = hooksOf<typeof caseRows>()
const freshMs = 60_000

const useCases = (text: string, enabled: boolean) =>
  useCall('cases.basicInfo', { query: text ? { query: text } : {} }, { staleTime: freshMs, enabled })
const useRead = (text: string, enabled: boolean) => useCases(text, enabled).data?.items

interface Props {
  title: string
  /** The word on the main button. */
  submit: string
  /** What happens to the documents. */
  hint: string
  /** A case that cannot be chosen, because they are in it. */
  without?: string
  /** The case that is chosen at first. */
  first?: string | undefined
  onChosen: (caseId: string) => Promise<void>
  onClose: () => void
}

export function CaseDialog({ title, submit, hint, without, first = '', onChosen, onClose }: Props) {
  const t = useText()
  const { error: failure } = useCases('', true)
  const { items, onTyped } = useFound(useRead, casesToChooseFrom)
  const form = useForm({
    initial: { caseId: first },
    check: ({ caseId }) => ({ ...(caseId === '' && { caseId: t('missing') }) }),
    submit: async ({ caseId }) => {
      await onChosen(caseId)
      onClose()
    },
  })
  const { value, error, onChange } = form.field('caseId')
  return (
    <FormDialog title={title} form={form} submit={submit} onClose={onClose}>
      <Combobox
        label={t('case')}
        required
        placeholder={t('placeholder')}
        error={error ?? (failure ? t('failed') : undefined)}
        options={caseOptions(items, { without, readOnly: t('readOnly') })}
        value={value || null}
        onTyped={onTyped}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
      <p className={classes.hint}>{hint}</p>
    </FormDialog>
  )
}
