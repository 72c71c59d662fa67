/** The microphone of this device, as a stream of pieces. */

/** Why nothing can be recorded. `insecure`: browsers give the microphone to https pages alone. */
export type MicrophoneProblem = 'denied' | 'absent' | 'busy' | 'insecure' | 'unsupported'

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem
  constructor(problem: MicrophoneProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface Listening {
  onPiece: (bytes: ArrayBuffer) => void
  /** The device was unplugged, or the system took it away. What came before has been handed over. */
  onLost: () => void
}

export interface OpenMicrophone {
  contentType: string
  begin: (listening: Listening) => void
  /** Hands over what was recorded so far. */
  pause: () => void
  resume: () => void
  /** Resolves once the last piece has been handed over. */
  end: () => Promise<void>
  /** How loud it is now, from 0 to 1. */
  level: () => number
}

export type Microphone = () => Promise<OpenMicrophone>

/** What is lost if the whole computer loses its power. */
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
  const mimeType = forms.find((form) => MediaRecorder.isTypeSupported(form))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType && { mimeType }),
  })
  const meter = openMeter(stream)
  /** Pieces are read one after the other, so that they keep their order. */
  let handedOver = Promise.resolve()
  let hasEnded = false
  const release = () => {
    hasEnded = true
    for (const track of stream.getTracks()) track.stop()
    meter.close()
  }
  return {
    contentType: (mimeType ?? recorder.mimeType).split(';')[0] ?? '',
    begin: ({ onPiece, onLost }) => {
      recorder.ondataavailable = ({ data }) => {
        if (data.size === 0) return
        handedOver = handedOver.then(async () => onPiece(await data.arrayBuffer()))
      }
      recorder.onstop = () => {
        if (hasEnded) return
        release()
        void handedOver.then(onLost)
      }
      recorder.start(pieceMs)
    },
    pause: () => {
      recorder.requestData()
      recorder.pause()
    },
    resume: () => recorder.resume(),
    end: async () => {
      hasEnded = true
      if (recorder.state !== 'inactive')
        await new Promise((resolve) => {
          recorder.addEventListener('stop', resolve, { once: true })
          recorder.stop()
        })
      release()
      await handedOver
    },
    level: meter.level,
  }
}

/** Below this many decibels nobody speaks. */
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
