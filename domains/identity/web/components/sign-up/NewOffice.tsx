import { Button, Dialog } from '@mizan/platform/ui'
import { FormActions, FormStack } from '@mizan/platform/ui/forms'
import { useText } from '../../text.ts'

interface Props {
  name: string
  onCreate: () => void
  onClose: () => void
}

/** Asks whether to found a second office with a name that exists already. */
export function NewOffice({ name, onCreate, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={t('company.title')} form onClose={onClose}>
      <FormStack>
        <span>{t('company.body', { name })}</span>
        <FormActions atEnd>
          <Button onClick={onCreate}>{t('company.create')}</Button>
        </FormActions>
      </FormStack>
    </Dialog>
  )
}
