/** The form of a new connection: its name, its scopes, its length, and the password of its owner. */
import { type ToolScope, toolScopes } from '@mizan/platform/contract'
import {
  CheckField,
  FormDialog,
  PasswordField,
  SelectField,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import type { NewToken } from '../../token-schemas.ts'
import { useSend } from './data.ts'
import { useText } from './text.ts'
import classes from './tokens.module.css'

interface Props {
  onMade: (token: NewToken) => void
  onClose: () => void
}

const lengths = ['30', '90', '180', '365'] as const
const initial = { name: '', research: true, calculators: true, cases: false, days: '90', password: '' }
type Values = typeof initial
const chosenIn = (values: Values): ToolScope[] => toolScopes.filter((scope) => values[scope])

export function AddToken({ onMade, onClose }: Props) {
  const t = useText()
  const create = useSend('tokens.create')
  const form = useForm({
    initial,
    check: (values) => ({
      ...(values.name.trim() === '' && { name: { key: 'required' as const } }),
      ...(chosenIn(values).length === 0 && { cases: t('tokens.oneScope') }),
      ...(values.password === '' && { password: { key: 'required' as const } }),
    }),
    submit: async (values) => {
      const { name, days, password } = values
      const body = { name, scopes: chosenIn(values), days: Number(days), password }
      await create.mutateAsync({ body }).then(onMade, (error) => {
        if (error.code !== 'auth.wrong_password') throw error
        form.refuse({ password: error.message })
      })
    },
  })
  return (
    <FormDialog title={t('tokens.add')} form={form} submit={t('tokens.create')} onClose={onClose}>
      <TextField
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <Scopes field={form.field} />
      <SelectField
        label={t('tokens.days')}
        options={lengths.map((value) => ({ value, label: t('tokens.length', { count: Number(value) }) }))}
        {...form.field('days')}
      />
      <PasswordField label={t('password')} hint={t('tokens.passwordHint')} {...form.field('password')} />
    </FormDialog>
  )
}

function Scopes({ field }: { field: ReturnType<typeof useForm<Values>>['field'] }) {
  const t = useText()
  return (
    <fieldset className={classes.scopes}>
      <legend>{t('tokens.scopes')}</legend>
      {toolScopes.map((scope) => (
        <CheckField key={scope} label={t(`tokens.scope.${scope}`)} {...field(scope)} />
      ))}
    </fieldset>
  )
}
