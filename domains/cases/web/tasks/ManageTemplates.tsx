/** The templates of the office. */
import { Button, Dialog, IconButton, notify, useLock, Waiting } from '@mizan/platform/ui'
import { FormActions } from '@mizan/platform/ui/forms'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Template } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import classes from './templates.module.css'
import { useText } from './text.ts'

interface Props {
  onEdit: (template: Template | undefined) => void
  onBack: () => void
  onClose: () => void
}

export function ManageTemplates({ onEdit, onBack, onClose }: Props) {
  const t = useText()
  const lock = useLock()
  const { data } = useCall('taskTemplates.list', {})
  return (
    <Dialog title={t('manage.title')} form onClose={onClose}>
      {!data && <Waiting height={200} />}
      <ul className={classes.templates}>
        {data?.items.map((template) => (
          <Row key={template.templateId} template={template} onEdit={() => onEdit(template)} />
        ))}
      </ul>
      <FormActions>
        <Button variant="default" onClick={() => onEdit(undefined)} {...lock}>
          {t('manage.add')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('manage.back')}
        </Button>
      </FormActions>
    </Dialog>
  )
}

function Row({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const t = useText()
  const lock = useLock()
  const { templateId, name, items, isBuiltIn } = template
  const params = { templateId }
  const restore = useSend('taskTemplates.restore')
  const back = () => void restore.mutateAsync({ params }).catch(reportRefusal)
  const remove = useSend('taskTemplates.delete', () =>
    notify('info', t('manage.removed', { name }), { action: { label: t('undo'), undoes: true, run: back } }),
  )
  return (
    <li>
      <span>
        {name} <small>{t('manage.count', { count: items.length })}</small>{' '}
        {isBuiltIn && <small>{t('manage.builtIn')}</small>}
      </span>
      <IconButton icon={IconPencil} label={t('manage.edit', { name })} onClick={onEdit} {...lock} />
      <IconButton
        icon={IconTrash}
        label={t('manage.remove', { name })}
        onClick={() => void remove.mutateAsync({ params }).catch(reportRefusal)}
        {...lock}
      />
    </li>
  )
}
