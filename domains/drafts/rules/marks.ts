/** The background of unproven text that a person has to check; it stays so in every file. */
export const unprovenColour = '#fff2a8'
