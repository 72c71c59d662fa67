/** The microphone of this device, as a stream of pieces. */

/** The reason why recording is impossible. `insecure`: browsers give the microphone to https pages alone. */
export type MicrophoneProblem = 'denied' | 'absent' | 'busy' | 'insecure' | 'unsupported'

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem
  constructor(problem: MicrophoneProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface MicrophoneListener {
  /** `beginsPart`: it is the first piece since `renew`, and a stream of its own begins with it. */
  onPiece: (bytes: ArrayBuffer, beginsPart: boolean) => void
  /** The device was unplugged, or the system took it away. Earlier sound has been handed over. */
  onLost: () => void
}

export interface OpenMicrophone {
  begin: (listening: MicrophoneListener) => void
  /** Hands over the sound recorded so far. */
  pause: () => void
  resume: () => void
  /** Ends the stream of bytes and begins another one at once, without a gap between them. */
  renew: () => void
  /** Resolves once the last piece has been handed over. */
  end: () => Promise<void>
  /** The present volume, from 0 to 1. */
  level: () => number
}

export type Microphone = () => Promise<OpenMicrophone>

/** The length of sound that is lost if the whole computer loses its power. */
const pieceMs = 5_000
/** Speech remains clear, and three hours stay below 50 MB. */
const bitsPerSecond = 32_000
const forms = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/ogg;codecs=opus']

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

async function askForStream(): Promise<MediaStream> {
  if (!window.isSecureContext) throw new MicrophoneError('insecure')
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined')
    throw new MicrophoneError('unsupported')
  const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  try {
    return await navigator.mediaDevices.getUserMedia({ audio })
  } catch (error) {
    throw new MicrophoneError(problems[error instanceof Error ? error.name : ''] ?? 'busy')
  }
}

/** @throws MicrophoneError */
export const openMicrophone: Microphone = async () => {
  const stream = await askForStream()
  const meter = openMeter(stream)
  let listening: MicrophoneListener | undefined
  let hasEnded = false
  const release = () => {
    hasEnded = true
    for (const track of stream.getTracks()) track.stop()
    meter.close()
  }
  /** The stream of the part that is being recorded. */
  let current = partOf(stream, { onBytes: (bytes) => listening?.onPiece(bytes, false) })
  const watch = () => {
    const part = current
    part.recorder.onstop = () => {
      // Another part has replaced it, or it was asked to end.
      if (hasEnded || part !== current) return
      release()
      void part.ended.then(() => listening?.onLost())
    }
  }
  return {
    begin: (given) => {
      listening = given
      watch()
      current.recorder.start(pieceMs)
    },
    pause: () => {
      current.recorder.requestData()
      current.recorder.pause()
    },
    resume: () => current.recorder.resume(),
    renew: () => {
      const former = current
      let isFirst = true
      const onBytes = (bytes: ArrayBuffer) => {
        listening?.onPiece(bytes, isFirst)
        isFirst = false
      }
      const next = partOf(stream, { onBytes, after: former.ended })
      // Both streams record for a moment: a word at the seam is heard twice rather than lost.
      next.recorder.start(pieceMs)
      current = next
      watch()
      former.recorder.stop()
    },
    end: async () => {
      hasEnded = true
      if (current.recorder.state !== 'inactive') {
        current.recorder.stop()
        await current.ended
      }
      release()
    },
    level: meter.level,
  }
}

interface PartOptions {
  onBytes: (bytes: ArrayBuffer) => void
  /** Its pieces follow those of the part before. */
  after?: Promise<void>
}

/** One stream of bytes of the microphone. Its pieces are read one after the other, so that they keep their order. */
function partOf(stream: MediaStream, { onBytes, after = Promise.resolve() }: PartOptions) {
  const mimeType = forms.find((form) => MediaRecorder.isTypeSupported(form))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType && { mimeType }),
  })
  let handedOver = after
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) handedOver = handedOver.then(async () => onBytes(await data.arrayBuffer()))
  }
  /** Resolves once its last piece has been handed over. */
  const ended = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => resolve(), { once: true }),
  ).then(() => handedOver)
  return { recorder, ended }
}

/** Sound below this many decibels counts as silence. */
const silence = -60

function openMeter(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      const decibels = 10 * Math.log10(power || Number.MIN_VALUE)
      return Math.min(1, Math.max(0, 1 - decibels / silence))
    },
    close: () => void context.close().catch(() => undefined),
  }
}
