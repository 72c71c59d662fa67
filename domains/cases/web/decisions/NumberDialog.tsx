/** Adds a decision to a case by its numbers. */
import {
  FieldPair,
  FormDialog,
  type Problems,
  SelectField,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import { longestNumber, longestTitle } from '../../data/limits.ts'
import { useSend } from '../data.ts'
import { useText } from './text.ts'

interface Values {
  country: 'turkey' | 'kktc'
  mainCaseNumber: string
  decisionNumber: string
  chamber: string
}

const countries = ['turkey', 'kktc'] as const
const initial: Values = { country: 'turkey', mainCaseNumber: '', decisionNumber: '', chamber: '' }

export function NumberDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const t = useText()
  const add = useSend('cases.linkDecision', onClose)
  const form = useForm({
    initial,
    check: ({ mainCaseNumber, decisionNumber }): Problems<Values> => ({
      ...(mainCaseNumber.trim() === '' && { mainCaseNumber: t('decision.required') }),
      ...(decisionNumber.trim() === '' && { decisionNumber: t('decision.required') }),
    }),
    submit: async ({ chamber, ...numbers }) => {
      const body = { ...numbers, ...(chamber.trim() && { chamber: chamber.trim() }) }
      await add.mutateAsync({ params: { caseId }, body })
    },
  })
  const country = form.field('country')
  const plain = { autoComplete: 'off', maxLength: longestNumber }
  return (
    <FormDialog title={t('decision.byNumber')} form={form} submit={t('decision.submit')} onClose={onClose}>
      <FieldPair>
        <TextField
          label={t('decision.caseNumber')}
          placeholder="2019/1234"
          data-autofocus
          {...plain}
          {...form.field('mainCaseNumber')}
        />
        <TextField
          label={t('decision.decisionNumber')}
          placeholder="2020/567"
          {...plain}
          {...form.field('decisionNumber')}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          label={t('decision.country')}
          options={countries.map((value) => ({ value, label: t(`decision.countries.${value}`) }))}
          {...country}
          onChange={(value) => country.onChange(value as Values['country'])}
        />
        <TextField
          label={t('decision.chamber')}
          optional
          autoComplete="off"
          maxLength={longestTitle}
          {...form.field('chamber')}
        />
      </FieldPair>
    </FormDialog>
  )
}
