export { AddToListButton } from './AddToListButton';
export { ListFields } from './ListFields';
export { getListsKey, refreshLists, useAddToList, useCreateList } from './list-queries';
