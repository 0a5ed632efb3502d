import { builtDocuments } from '../search/builtDocuments';

export const built = JSON.stringify(builtDocuments());
