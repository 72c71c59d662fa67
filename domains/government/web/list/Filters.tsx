/** The order and the filter of the documents, and the button that marks all as read. */
import { Button, Segmented } from '@mizan/platform/ui'
import { ChoiceMenu } from '@mizan/platform/ui/composite'
import { ListTools } from '@mizan/platform/ui/lists'
import { IconChecks } from '@tabler/icons-react'
import type { FilesPage } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'

export interface ListFilter {
  order: 'domain' | 'date'
  unread: boolean
  type?: string
  sender?: string
}

interface Props {
  caseId: string
  page: FilesPage
  chosen: ListFilter
  onChoose: (chosen: ListFilter) => void
}

const all = ''

export function Filters({ caseId, page, chosen, onChoose }: Props) {
  const t = useText()
  const read = useSend('government.read')
  const orders = (['domain', 'date'] as const).map((value) => ({ value, label: t(`order.${value}`) }))
  return (
    <ListTools
      search={
        <Segmented
          label={t('list.order')}
          value={chosen.order}
          options={orders}
          onChange={(order) => onChoose({ ...chosen, order })}
        />
      }
    >
      <Choices name="type" every={t('list.allTypes')} counted={page.types} {...{ chosen, onChoose }} />
      <Choices name="sender" every={t('list.allSenders')} counted={page.senders} {...{ chosen, onChoose }} />
      {(page.unread > 0 || chosen.unread) && (
        <label className={classes.unreadOnly}>
          <input
            type="checkbox"
            checked={chosen.unread}
            onChange={({ currentTarget }) => onChoose({ ...chosen, unread: currentTarget.checked })}
          />
          {t('list.unread', { count: page.unread })}
        </label>
      )}
      {page.unread > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconChecks size={18} stroke={1.7} aria-hidden />}
          loading={read.isPending}
          onClick={() => read.mutate({ params: { caseId }, body: {} })}
        >
          {t('list.readAll')}
        </Button>
      )}
    </ListTools>
  )
}

interface ChoicesProps {
  name: 'type' | 'sender'
  every: string
  counted: FilesPage['types']
  chosen: ListFilter
  onChoose: (chosen: ListFilter) => void
}

function Choices({ name, every, counted, chosen, onChoose }: ChoicesProps) {
  const t = useText()
  if (counted.length < 2) return null
  const label = (value: string) => value || t('list.noType')
  const choices = [
    { id: all, label: every },
    ...counted.map((one) => ({
      id: ` ${one.name}`,
      label: t('list.choice', { name: label(one.name), count: one.count }),
    })),
  ]
  const { [name]: value, ...others } = chosen
  const shown = value === undefined ? every : label(value)
  return (
    <ChoiceMenu
      label={t('list.chosen', { name: t(`list.${name}`), value: shown })}
      choices={choices}
      chosen={value === undefined ? all : ` ${value}`}
      onChoose={(id) => onChoose(id === all ? others : { ...chosen, [name]: id.slice(1) })}
    >
      <span className={classes.choice}>{shown}</span>
    </ChoiceMenu>
  )
}
