import { ButtonLink } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { useTargetPath } from '@hamyar/module-sdk';
import '../css/customers.css';
import { CustomerBulk } from '../features/customer-bulk/customer-bulk.tsx';
