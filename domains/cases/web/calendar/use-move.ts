/** Gives a task another day, with the way back. */
import { notify, useFormat } from '@mizan/platform/ui'
import type { CalendarItem } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import { useText } from './text.ts'

export function useMove() {
  const t = useText()
  const format = useFormat()
  const send = useSend('tasks.updateDeadline')
  const put = ({ caseId, id }: CalendarItem, deadline: string, version: number) =>
    send.mutateAsync({ params: { caseId, caseTaskId: id }, body: { deadline, version } })
  const move = async (item: CalendarItem, day: string): Promise<void> => {
    if (item.date === day) return
    const { version } = await put(item, day, item.version)
    const back = () => void put(item, item.date, version).catch(reportRefusal)
    notify('info', t('moved', { title: item.title, date: format.date(day) }), {
      key: `task.${item.id}`,
      action: { label: t('undo'), undoes: true, run: back },
    })
  }
  return (item: CalendarItem, day: string) => void move(item, day).catch(reportRefusal)
}
