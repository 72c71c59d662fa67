/** The write of each field of a case. */
import type { CaseState, Changed, Jurisdiction } from '../../schemas.ts'
import { useSend } from '../data.ts'
import type { Edit } from './fields.ts'

export function useFieldSends(caseId: string) {
  const displayTitle = useSend('cases.updateDisplayTitle')
  const title = useSend('cases.updateTitle')
  const description = useSend('cases.updateDescription')
  const state = useSend('cases.updateState')
  const deadline = useSend('cases.updateDeadline')
  const assignee = useSend('cases.updateAssignee')
  const details = useSend('cases.updateDetails')
  const all = [displayTitle, title, description, state, deadline, assignee, details]
  const params = { caseId }
  const run = ({ field, value, version, conflictsSeen = false }: Edit): Promise<Changed> => {
    const text = value ?? ''
    switch (field) {
      case 'displayTitle':
        return displayTitle.mutateAsync({ params, body: { displayTitle: text, version } })
      case 'title':
        return title.mutateAsync({ params, body: { title: text, version } })
      case 'description':
        return description.mutateAsync({ params, body: { description: text, version } })
      case 'state':
        return state.mutateAsync({ params, body: { state: value as CaseState | null, version } })
      case 'deadline':
        return deadline.mutateAsync({ params, body: { deadline: value, version } })
      case 'assignee':
        return assignee.mutateAsync({ params, body: { assigneeId: value, version } })
      case 'jurisdiction':
        return details.mutateAsync({ params, body: { jurisdiction: value as Jurisdiction | null, version } })
      case 'caseNumber':
        return details.mutateAsync({ params, body: { caseNumber: text, version } })
      case 'client':
        return details.mutateAsync({ params, body: { clientId: value, version, conflictsSeen } })
      default:
        return details.mutateAsync({ params, body: { [field]: value || null, version } })
    }
  }
  return { run, isPending: all.some((one) => one.isPending) }
}
