import { GROUP, GROUP_NAME } from '@sandtable/pbi/extending';

/** A hull, or -1: a list with at most one name. */
export const HULL: typeof GROUP = {
  schema: { type: 'array', maxItems: 1, items: GROUP_NAME },
  write: (hull, setting) => (hull === -1 ? [] : [GROUP.write(hull, setting)]),
  read(written, setting) {
    const [hull] = written as readonly unknown[];
    return hull === undefined ? -1 : GROUP.read(hull, setting);
  },
};
