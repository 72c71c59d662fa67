/** The effects of the sender's steps on the screens, and the notices for their person. */
import type { KeptRecording, PieceStore } from './pieces.ts'
import type { Step } from './steps.ts'
import type { WaitingList, WaitingRecording } from './waiting-list.ts'

export interface ProgressListener {
  /** Whether the server still waits for more of it. */
  isUnfinished: (recording: KeptRecording) => Promise<boolean>
  /** The server has stored more of it than before. */
  onArrived: () => void
  /** It is one of the recordings of its case now; `sound`: the share of it that the server has taken. */
  onSaved: (recording: KeptRecording, sound: 'all' | 'some' | 'none') => void
  /** A page left it, and its person has to decide about it. */
  onLeft: (recording: KeptRecording) => void
}

interface ProgressPorts {
  list: WaitingList
  pieces: PieceStore
  /** An instant. */
  now: () => string
  /** Undefined until the program has connected them. */
  parts: () => ProgressListener | undefined
}

const going = ({ recording, state }: WaitingRecording): WaitingRecording['state'] => {
  if (recording.isEnded) return 'sending'
  return state === 'left' ? state : 'open'
}

export function createProgress({ list, pieces, now, parts }: ProgressPorts) {
  const told = new Set<string>()

  /** Notifies once for each recording that was left. */
  const notify = (id: string) => {
    const one = list.find(id)
    if (one?.state !== 'left' || told.has(id)) return
    told.add(id)
    parts()?.onLeft(one.recording)
  }

  /** Somebody has finished or removed it on the server, so this browser has nothing to add. */
  const settled = async (id: string): Promise<void> => {
    if (await pieces.next(id)) return
    await pieces.remove(id)
    list.forget(id)
  }

  const level = (id: string) => {
    list.change(id, () => ({ isLevel: true }))
    const one = list.find(id)
    const connected = parts()
    if (one?.state !== 'left' || !connected) return
    connected.onArrived()
    const settle = (isOpen: boolean) => (isOpen ? notify(id) : settled(id))
    void connected.isUnfinished(one.recording).then(settle, () => notify(id))
  }

  const onStep = (recording: KeptRecording, step: Step) => {
    const { id } = recording
    if (step.is === 'sent')
      list.change(id, (one) => ({ state: going(one), text: '', sent: one.sent + 1, sentAt: now() }))
    else if (step.is === 'cut') {
      list.change(id, (one) => ({ state: one.state === 'left' ? 'left' : 'cut', text: step.text }))
      notify(id)
    } else if (step.is === 'refused')
      list.change(id, () => ({ state: 'refused', text: step.text, isFull: step.isFull }))
    else if (step.is === 'level') level(id)
    else {
      list.forget(id)
      parts()?.onSaved(recording, step.sound)
    }
  }

  return { onStep, settled }
}
