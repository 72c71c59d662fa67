/** One task beside the list: everything that it has. */
import { Button, Dialog, useFeature, useFormat, useLock } from '@mizan/platform/ui'
import { PersonChip } from '@mizan/platform/ui/chips'
import { AreaField, FormActions } from '@mizan/platform/ui/forms'
import { type ReactNode, useState } from 'react'
import { longestNote } from '../../data/limits.ts'
import type { Task } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { Assignee } from './Assignee.tsx'
import { useTaskEditing } from './editing.tsx'
import { Name } from './Name.tsx'
import { useReaders } from './readers.ts'
import { TaskDay } from './TaskDay.tsx'
import { TaskHistory } from './TaskHistory.tsx'
import classes from './tasks.module.css'
import { useText } from './text.ts'
import { usePressed } from './use-pressed.ts'

/** `task`: undefined if there is none with the id of the address. */
export function TaskPanel({ task, onClose }: { task: Task | undefined; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('panel.title')} side onClose={onClose}>
      {task ? <Shown task={task} /> : <p>{t('panel.gone')}</p>}
    </Dialog>
  )
}

function Shown({ task }: { task: Task }) {
  const t = useText()
  const lock = useLock()
  const { save, isSaving } = useTaskEditing()
  const { completed, may } = task
  const mayEdit = may.includes('edit') && !lock.disabled
  const { taken, ...pressed } = usePressed(task)
  const turn = () => {
    const seen = taken()
    void save(task, 'state', seen.completed ? 'Todo' : 'Done', { version: seen.version, before: seen.state })
  }
  return (
    <>
      <h3 className={classes.name}>
        <Name task={task} field="displayTitle" label={t('panel.name')} mayEdit={mayEdit} />
      </h3>
      {may.includes('setState') && (
        <FormActions>
          <Button
            variant={completed ? 'default' : 'filled'}
            {...pressed}
            onClick={turn}
            {...lock}
            disabled={lock.disabled || isSaving}
          >
            {completed ? t('panel.reopen') : t('panel.complete')}
          </Button>
        </FormActions>
      )}
      <dl className={classes.facts}>
        <Fact label={t('panel.assignee')}>
          <Assignee task={task} mayEdit={mayEdit} />
          <Blind task={task} />
        </Fact>
        <Fact label={t('panel.deadline')}>
          {task.deadline || mayEdit ? <TaskDay task={task} mayEdit={mayEdit} /> : t('none')}
        </Fact>
        <Fact label={t('panel.hidden')}>
          <Name task={task} field="title" label={t('panel.hidden')} mayEdit={mayEdit} />
        </Fact>
        <Fact label={t('panel.followers')}>
          <Followers task={task} />
        </Fact>
        <Facts task={task} />
      </dl>
      <Note key={task.caseTaskId} task={task} mayEdit={mayEdit} />
      <TaskHistory task={task} />
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

function Blind({ task: { assignee, caseId } }: { task: Task }) {
  const t = useText()
  const readers = useReaders(caseId)
  if (!assignee || readers.sees(assignee.id)) return null
  return <p className={classes.warning}>{t('noAccessLong', { name: assignee.name })}</p>
}

function Facts({ task: { createdBy, createdAt, completedBy, completedAt } }: { task: Task }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <Fact label={t('panel.created')}>
        <PersonChip name={createdBy.name} /> <time dateTime={createdAt}>{format.day(createdAt)}</time>
      </Fact>
      {completedBy && completedAt && (
        <Fact label={t('panel.completed')}>
          <PersonChip name={completedBy.name} />{' '}
          <time dateTime={completedAt}>{format.moment(completedAt)}</time>
        </Fact>
      )}
    </>
  )
}

function Followers({ task }: { task: Task }) {
  const t = useText()
  const isOn = useFeature('caseFollowing') === 'TurnedOn'
  const { caseId, caseTaskId, followers, isFollowing } = task
  const follow = useSend(isFollowing ? 'tasks.unfollow' : 'tasks.follow')
  return (
    <>
      {followers.length > 0 && (
        <ul className={classes.people}>
          {followers.map(({ id, name }) => (
            <li key={id}>
              <PersonChip name={name} />
            </li>
          ))}
        </ul>
      )}
      {isOn && (
        <Button
          variant="default"
          px="sm"
          aria-pressed={isFollowing}
          disabled={follow.isPending}
          onClick={() => follow.mutate({ params: { caseId, caseTaskId } })}
        >
          {isFollowing ? t('panel.unfollow') : t('panel.follow')}
        </Button>
      )}
    </>
  )
}

function Note({ task, mayEdit }: { task: Task; mayEdit: boolean }) {
  const t = useText()
  const { save, isSaving } = useTaskEditing()
  const [seen, setSeen] = useState({ version: task.version, before: task.note })
  const [typed, setTyped] = useState<string | null>(null)
  if (!mayEdit) return task.note ? <p className={classes.note}>{task.note}</p> : null
  const change = (value: string) => {
    // The person answers to what they saw when they began.
    if (typed === null) setSeen({ version: task.version, before: task.note })
    setTyped(value)
  }
  const put = async () => {
    const value = (typed ?? '').trim()
    if (value === seen.before || (await save(task, 'note', value, seen)) === 'kept') setTyped(null)
  }
  return (
    <>
      <AreaField
        name="note"
        label={t('panel.note')}
        optional="unmarked"
        rows={4}
        maxLength={longestNote}
        value={typed ?? task.note}
        onChange={change}
      />
      {typed !== null && (
        <FormActions>
          <Button variant="default" onClick={() => void put()} disabled={isSaving}>
            {t('panel.noteSave')}
          </Button>
        </FormActions>
      )}
    </>
  )
}
