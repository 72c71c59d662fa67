/** Behind what nothing proves and somebody has to look at; it stays so in every file. */
export const unprovenColour = '#fff2a8'
