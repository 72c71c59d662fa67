/** Billing information of a company or a person; exactly one number identifies it. */
import { notify, Segmented } from '@mizan/platform/ui'
import {
  CheckField,
  EmailField,
  FieldPair,
  type Form,
  FormDialog,
  problemsIn,
  SelectField,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import type { Buyer } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

type Kind = Buyer['identification']['kind']

interface Values {
  type: 'company' | 'individual'
  companyName: string
  firstName: string
  lastName: string
  email: string
  address: string
  city: string
  country: 'turkey' | 'kktc'
  taxOffice: string
  kind: Kind
  number: string
  withholding: string
  isDefault: boolean
}

function valuesOf(buyer: Buyer | undefined): Values {
  return {
    type: buyer?.type ?? 'company',
    companyName: buyer?.type === 'company' ? buyer.name : '',
    firstName: buyer?.firstName ?? '',
    lastName: buyer?.lastName ?? '',
    email: buyer?.email ?? '',
    address: buyer?.address ?? '',
    city: buyer?.city ?? '',
    country: buyer?.country ?? 'turkey',
    taxOffice: buyer?.taxOffice ?? '',
    kind: buyer?.identification.kind ?? 'taxId',
    number: buyer?.identification.number ?? '',
    withholding: String(buyer?.withholding ?? 0),
    isDefault: buyer?.isDefault ?? true,
  }
}

const bodyOf = (values: Values, buyer: Buyer | undefined) => {
  const { kind, number, withholding, companyName, firstName, lastName, ...rest } = values
  const names = rest.type === 'company' ? { companyName } : { firstName, lastName }
  return {
    ...rest,
    ...names,
    ...(number.trim() ? { [kind]: number } : {}),
    withholding: rest.type === 'company' ? Number(withholding) : 0,
    ...(buyer ? { buyerId: buyer.buyerId } : {}),
  }
}

export function BuyerDialog({ buyer, onClose }: { buyer: Buyer | undefined; onClose: () => void }) {
  const t = useText()
  const save = useSend('billing.addBuyer', () => {
    notify('success', t('buyers.saved'))
    onClose()
  })
  const form = useForm({
    initial: valuesOf(buyer),
    check: async (values) => {
      const { BuyerInput } = await import('../../schemas.ts')
      const { taxId, passportNumber, identityNumber, ...others } = problemsIn(
        BuyerInput,
        bodyOf(values, buyer),
      ) as Record<string, string>
      const number = taxId ?? identityNumber ?? passportNumber
      return { ...others, ...(number ? { number } : {}) }
    },
    submit: async (values) => void (await save.mutateAsync({ body: bodyOf(values, buyer) })),
  })
  return (
    <FormDialog
      title={buyer ? t('buyers.editTitle') : t('buyers.addTitle')}
      form={form}
      submit={t('buyers.save')}
      onClose={onClose}
    >
      <BuyerFields form={form} />
    </FormDialog>
  )
}

function BuyerFields({ form }: { form: Form<Values> }) {
  const t = useText()
  const isCompany = form.values.type === 'company'
  return (
    <>
      <Segmented
        label={t('buyers.type')}
        value={form.values.type}
        options={[
          { value: 'company', label: t('buyers.company') },
          { value: 'individual', label: t('buyers.individual') },
        ]}
        onChange={(type) => form.set('type', type)}
      />
      {isCompany ? (
        <TextField label={t('buyers.companyName')} maxLength={255} {...form.field('companyName')} />
      ) : (
        <FieldPair>
          <TextField label={t('buyers.firstName')} maxLength={63} {...form.field('firstName')} />
          <TextField label={t('buyers.lastName')} maxLength={63} {...form.field('lastName')} />
        </FieldPair>
      )}
      <FieldPair>
        <SelectField
          label={t('buyers.kind')}
          options={(['taxId', 'identityNumber', 'passportNumber'] as const).map((value) => ({
            value,
            label: t(`identification.${value}`),
          }))}
          {...form.field('kind')}
          onChange={(kind) => form.set('kind', kind as Kind)}
        />
        <TextField label={t('buyers.number')} maxLength={32} {...form.field('number')} />
      </FieldPair>
      <TextField label={t('buyers.taxOffice')} optional maxLength={100} {...form.field('taxOffice')} />
      <EmailField label={t('buyers.email')} autoComplete="email" {...form.field('email')} />
      <TextField label={t('buyers.address')} maxLength={500} {...form.field('address')} />
      <FieldPair>
        <TextField label={t('buyers.city')} maxLength={100} {...form.field('city')} />
        <SelectField
          label={t('buyers.country')}
          options={(['turkey', 'kktc'] as const).map((value) => ({ value, label: t(`region.${value}`) }))}
          {...form.field('country')}
          onChange={(country) => form.set('country', country as Values['country'])}
        />
      </FieldPair>
      {isCompany && (
        <SelectField
          label={t('buyers.withholding')}
          hint={t('buyers.withholdingHint')}
          options={['0', '2', '3', '4', '5', '7', '9', '10'].map((value) => ({
            value,
            label: value === '0' ? t('buyers.withholdingNone') : `${value}/10`,
          }))}
          {...form.field('withholding')}
        />
      )}
      <CheckField label={t('buyers.isDefault')} {...form.field('isDefault')} />
    </>
  )
}
