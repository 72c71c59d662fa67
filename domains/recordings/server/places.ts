/** The places of the audio of recordings in the store, and the names to which their encrypted keys are bound. */

/** The folder that contains only pieces. */
export const piecesFolder = 'recordings'

export const pieceKeyOf = (id: string): string => `${piecesFolder}/${id.slice(0, 2)}/${id}`

/** The name of a data key, under which all pieces and texts of one recording are encrypted; no file has it. */
export const recordingKeyOf = (id: string): string => `recording-keys/${id}`
