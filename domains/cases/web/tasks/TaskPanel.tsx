/** One task beside the list: everything that it has. */
import { Button, SidePanel, useFeature, useFormat, useLock } from '@mizan/platform/ui'
import { PersonChip } from '@mizan/platform/ui/chips'
import { FormActions } from '@mizan/platform/ui/forms'
import { IconBell, IconBellCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Task } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { Assignee } from './Assignee.tsx'
import { useTaskEditing } from './editing.tsx'
import { Moved } from './Moved.tsx'
import { Name } from './Name.tsx'
import { useReaders } from './readers.ts'
import { TaskDay } from './TaskDay.tsx'
import { TaskHistory } from './TaskHistory.tsx'
import { TaskNote } from './TaskNote.tsx'
import classes from './tasks.module.css'
import { useText } from './text.ts'
import { usePressed } from './use-pressed.ts'

interface Props {
  /** Undefined if there is none with the id of the address. */
  task: Task | undefined
  onClose: () => void
  onStep: (step: 1 | -1) => void
}

export function TaskPanel({ task, onClose, onStep }: Props) {
  const t = useText()
  if (task) return <Shown task={task} onClose={onClose} onStep={onStep} />
  return (
    <SidePanel title={t('panel.title')} shown="" onClose={onClose} onStep={onStep} onEnter={() => undefined}>
      <p>{t('panel.gone')}</p>
    </SidePanel>
  )
}

function Shown({ task, onClose, onStep }: Props & { task: Task }) {
  const t = useText()
  const lock = useLock()
  const { save, isSaving } = useTaskEditing()
  const { caseTaskId, displayTitle, may } = task
  const mayEdit = may.includes('edit') && !lock.disabled
  const isLocked = !may.includes('setState') || lock.disabled || isSaving
  const turn = (seen: Task) => {
    if (isLocked) return
    void save(task, 'state', seen.completed ? 'Todo' : 'Done', { version: seen.version, before: seen.state })
  }
  return (
    <SidePanel
      title={displayTitle}
      heading={<Name task={task} field="displayTitle" label={t('panel.name')} mayEdit={mayEdit} />}
      shown={caseTaskId}
      onClose={onClose}
      onStep={onStep}
      onEnter={() => turn(task)}
    >
      {may.includes('setState') && <Turn task={task} isLocked={isLocked} onTurn={turn} />}
      <dl className={classes.facts}>
        <Fact label={t('panel.assignee')}>
          <Assignee task={task} mayEdit={mayEdit} />
          <Blind task={task} />
        </Fact>
        <Fact label={t('panel.deadline')}>
          {task.deadline || mayEdit ? <TaskDay task={task} mayEdit={mayEdit} /> : t('none')}
          <Moved from={task.movedFrom} />
        </Fact>
        <Fact label={t('panel.hidden')}>
          <Name task={task} field="title" label={t('panel.hidden')} mayEdit={mayEdit} />
        </Fact>
        <Fact label={t('panel.followers')}>
          <Followers task={task} />
        </Fact>
        <Facts task={task} />
      </dl>
      <TaskNote task={task} mayEdit={mayEdit} />
      <TaskHistory task={task} />
    </SidePanel>
  )
}

interface TurnProps {
  task: Task
  isLocked: boolean
  onTurn: (seen: Task) => void
}

function Turn({ task, isLocked, onTurn }: TurnProps) {
  const t = useText()
  const lock = useLock()
  const { completed } = task
  const { taken, ...pressed } = usePressed(task)
  return (
    <FormActions>
      <Button
        variant={completed ? 'default' : 'filled'}
        {...pressed}
        onClick={() => onTurn(taken())}
        {...lock}
        disabled={isLocked}
      >
        {completed ? t('panel.reopen') : t('panel.complete')}
      </Button>
    </FormActions>
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
  const Sign = isFollowing ? IconBellCheck : IconBell
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
          leftSection={<Sign size={16} stroke={1.8} aria-hidden />}
          loading={follow.isPending}
          onClick={() => follow.mutate({ params: { caseId, caseTaskId } })}
        >
          {isFollowing ? t('panel.following') : t('panel.follow')}
        </Button>
      )}
    </>
  )
}
