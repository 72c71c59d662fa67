/** Moves a case to another state, with the way back. */
import { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import { noState } from '../../data/words.ts'
import type { CaseLine } from '../../schemas.ts'
import { useSend } from '../data.ts'
import type { State } from '../list/address.ts'
import { useText } from '../text.ts'

export const stateOf = ({ state }: Pick<CaseLine, 'state'>): State => state ?? noState

type Moved = Pick<CaseLine, 'caseId' | 'version' | 'state'>

export function useMove() {
  const t = useText()
  const send = useSend('cases.updateState')
  const put = ({ caseId, version }: Moved, to: State) =>
    send.mutateAsync({
      params: { caseId },
      body: { state: to === noState ? null : to, version },
    })
  /** Without a reason of the server the row itself reports the failure. */
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.message && error.status < 500) notify('error', error.message)
  }
  const move = async (line: Moved, to: State): Promise<void> => {
    const { version } = await put(line, to)
    const back = () => void put({ ...line, version }, stateOf(line)).catch(refused)
    notify('info', t('says.state', { value: t(`state.${to}`) }), {
      action: { label: t('undo'), undoes: true, run: back },
    })
  }
  return {
    isMoving: (caseId: string) => send.isPending && send.variables?.params.caseId === caseId,
    move: (line: Moved, to: State) =>
      stateOf(line) === to ? Promise.resolve() : move(line, to).catch(refused),
  }
}
