import { Button, ConfirmDialog, Dialog, notify } from '@mizan/platform/ui'
import { AreaField, FormDialog, TextField, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import classes from '../house.module.css'
import { useText } from '../text.ts'

export function Dialogs() {
  const t = useText()
  const [open, setOpen] = useState<'dialog' | 'side' | 'form' | 'confirm'>()
  const close = () => setOpen(undefined)
  return (
    <div className={classes.row}>
      <Button variant="default" onClick={() => setOpen('dialog')}>
        {t('dialog.open')}
      </Button>
      <Button variant="default" onClick={() => setOpen('side')}>
        {t('dialog.side')}
      </Button>
      <Button variant="default" onClick={() => setOpen('form')}>
        {t('dialog.form')}
      </Button>
      <Button variant="default" onClick={() => setOpen('confirm')}>
        {t('dialog.confirm')}
      </Button>
      {(open === 'dialog' || open === 'side') && (
        <Dialog title={t('dialog.title')} side={open === 'side'} done={t('close')} onClose={close}>
          <p>{t('long')}</p>
          <Button variant="default" onClick={() => notify('warning', t('notice.warning'))}>
            {t('dialog.warn')}
          </Button>
        </Dialog>
      )}
      {open === 'form' && <FormInDialog onClose={close} />}
      {open === 'confirm' && (
        <ConfirmDialog
          title={t('dialog.confirmTitle')}
          confirm={t('remove')}
          busy={false}
          error={null}
          onConfirm={close}
          onClose={close}
        >
          <p>{t('dialog.confirmBody')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Its foot stays in view, with the way back beside the main action. */
function FormInDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const form = useForm({ initial: { name: '', note: '' }, check: () => ({}), submit: async () => onClose() })
  return (
    <FormDialog title={t('newCase')} form={form} submit={t('save')} onClose={onClose}>
      <TextField label={t('field.name')} {...form.field('name')} />
      <AreaField label={t('field.note')} optional {...form.field('note')} />
    </FormDialog>
  )
}
