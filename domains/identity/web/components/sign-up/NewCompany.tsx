import { Button } from '@mantine/core'
import { Dialog } from '@mizan/platform/ui'
import { useText } from '../../text.ts'
import classes from '../forms.module.css'

interface Props {
  name: string
  onCreate: () => void
  onClose: () => void
}

/** There is an office of this name: shall there be a second one? */
export function NewCompany({ name, onCreate, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={t('company.title')} onClose={onClose}>
      <div className={classes.form}>
        <span>{t('company.body', { name })}</span>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('company.cancel')}
          </Button>
          <Button onClick={onCreate}>{t('company.create')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
