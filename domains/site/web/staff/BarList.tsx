/** The list of bars, and the form to add one that nobody has proposed. */
import type { BarAssociation } from '@mizan/identity/schemas'
import { Button } from '@mizan/platform/ui'
import { FieldPair, FormActions, FormBody, SelectField, TextField, useForm } from '@mizan/platform/ui/forms'
import { useCall, useSend } from './data.ts'
import classes from './staff.module.css'
import { useText } from './text.ts'

const countries: readonly BarAssociation['country'][] = ['turkey', 'kktc']

export function BarList({ onSaid }: { onSaid: (text: string) => void }) {
  const t = useText()
  const bars = useCall('bars.all', {}).data?.items ?? []
  return (
    <>
      <h2 className={classes.heading}>{t('bars.list')}</h2>
      <NewBar onSaid={onSaid} />
      {countries.map((country) => {
        const own = bars.filter((bar) => bar.country === country)
        return (
          <details key={country} className={classes.details}>
            <summary>
              {t('bars.listed', { country: t(`bars.country.${country}`), count: own.length })}
            </summary>
            <ul>
              {own.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </details>
        )
      })}
    </>
  )
}

function NewBar({ onSaid }: { onSaid: (text: string) => void }) {
  const t = useText()
  const create = useSend('bars.create')
  const empty = { name: '', country: 'turkey' as BarAssociation['country'] }
  const form = useForm({
    initial: empty,
    check: ({ name }) => (name.trim().length < 3 ? { name: t('bars.nameTooShort') } : {}),
    submit: async (body) => {
      const bar = await create.mutateAsync({ body }).catch((error) => {
        if (error.code !== 'bar.exists') throw error
        form.refuse({ name: error.message })
      })
      if (!bar) return
      form.reset(empty)
      onSaid(t('bars.said.listed', { name: bar.name }))
    },
  })
  return (
    <FormBody form={form}>
      <FieldPair>
        <TextField label={t('bars.name')} maxLength={120} {...form.field('name')} />
        <SelectField
          label={t('bars.countryLabel')}
          options={countries.map((value) => ({ value, label: t(`bars.country.${value}`) }))}
          {...form.field('country')}
          onChange={(value) => form.set('country', value as BarAssociation['country'])}
        />
      </FieldPair>
      <FormActions>
        <Button type="submit" loading={form.busy}>
          {t('bars.add')}
        </Button>
      </FormActions>
    </FormBody>
  )
}
