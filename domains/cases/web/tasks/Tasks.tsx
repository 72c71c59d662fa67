/** The tasks of a case: those to do in their order, those done folded below. */
import { Button, Empty, Failure, useLock, Waiting } from '@mizan/platform/ui'
import { lazy, Suspense, useState } from 'react'
import type { Case, Tasks as Listed } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { TaskEditingProvider } from './editing.tsx'
import { NewTask } from './NewTask.tsx'
import { TaskList } from './TaskList.tsx'
import { TaskRow } from './TaskRow.tsx'
import classes from './tasks.module.css'
import { useText } from './text.ts'
import { usePanel } from './use-panel.ts'

const Panel = lazy(async () => ({ default: (await import('./TaskPanel.tsx')).TaskPanel }))
const Templates = lazy(async () => ({ default: (await import('./Templates.tsx')).Templates }))

export function Tasks({ record: { caseId } }: { record: Case }) {
  const t = useText()
  const found = useCall('tasks.list', { params: { caseId } })
  const panel = usePanel(caseId, found.data)
  if (found.error)
    return (
      <>
        <p className={classes.failed}>{t('failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <Waiting height={200} />
  const tasks = [...found.data.todo, ...found.data.done]
  return (
    <TaskEditingProvider caseId={caseId} tasks={tasks}>
      <Lists caseId={caseId} listed={found.data} />
      <Suspense>
        {panel.shown && (
          <Panel
            key={panel.shown}
            task={tasks.find(({ caseTaskId }) => caseTaskId === panel.shown)}
            onClose={panel.close}
            onStep={panel.step}
          />
        )}
      </Suspense>
    </TaskEditingProvider>
  )
}

function Lists({ caseId, listed: { todo, done, may } }: { caseId: string; listed: Listed }) {
  const t = useText()
  const lock = useLock()
  const [isChoosing, setChoosing] = useState(false)
  const mayAdd = may.includes('add')
  const isEmpty = todo.length === 0 && done.length === 0
  const choose = mayAdd && (
    <Button variant="default" onClick={() => setChoosing(true)} {...lock}>
      {t('template.open')}
    </Button>
  )
  return (
    <>
      {mayAdd && (
        <div className={classes.tools}>
          <NewTask caseId={caseId} />
          {!isEmpty && choose}
        </div>
      )}
      {isEmpty && (
        <Empty title={t('empty')} action={choose}>
          {mayAdd ? t('emptyBody') : t('emptyRead')}
        </Empty>
      )}
      {todo.length > 0 && <TaskList caseId={caseId} todo={todo} mayOrder={mayAdd && !lock.disabled} />}
      {todo.length === 0 && !isEmpty && <p className={classes.hint}>{t('nothingToDo')}</p>}
      {done.length > 0 && (
        <details className={classes.done}>
          <summary>{t('done', { count: done.length })}</summary>
          <ol className={classes.list}>
            {done.map((task) => (
              <TaskRow key={task.caseTaskId} task={task} />
            ))}
          </ol>
        </details>
      )}
      <Suspense>{isChoosing && <Templates caseId={caseId} onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
