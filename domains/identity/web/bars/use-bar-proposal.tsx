/**
 * Lets users who do not find their bar in the list propose it to the staff of the service. The button is beside the
 * field. Its dialog contains a form of its own, and so must be outside the form of that field.
 */
import { Button, Dialog } from '@mizan/platform/ui'
import { FormActions, FormBody, TextField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { HomeCountry } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { CountryField } from '../person/fields.tsx'
import { useText } from './text.ts'

export function useBarProposal() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  const done = () => {
    setSent(true)
    setOpen(false)
  }
  const button = (
    <>
      <Button variant="subtle" px="xs" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <span role="status">{sent && t('sent')}</span>
    </>
  )
  return { button, dialog: open && <Proposal onSent={done} onClose={() => setOpen(false)} /> }
}

function Proposal({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const t = useText()
  const propose = useSend('bars.propose')
  const form = useForm({
    initial: { name: '', country: 'turkey' as HomeCountry },
    check: ({ name }) => (name.trim().length < 3 ? { name: t('tooShort') } : {}),
    submit: async (body) => {
      const kept = await propose.mutateAsync({ body }).catch((error) => {
        if (error.code !== 'bar.exists') throw error
        form.refuse({ name: t('exists') })
      })
      if (kept) onSent()
    },
  })
  return (
    <Dialog title={t('title')} form onClose={onClose}>
      <FormBody form={form}>
        <p>{t('lead')}</p>
        <TextField label={t('name')} maxLength={120} data-autofocus {...form.field('name')} />
        <CountryField {...form.field('country')} onChange={(value) => form.set('country', value)} />
        <FormActions atEnd>
          <Button type="submit" loading={form.busy}>
            {t('send')}
          </Button>
        </FormActions>
      </FormBody>
    </Dialog>
  )
}
