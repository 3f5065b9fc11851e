import { useTexts } from '../../../../i18n/use-texts';
import classes from '../styles.module.css';
import { AssessmentInput } from './AssessmentInput';
import { WizardSection } from './WizardSection';

/**
 * The assessment of a company by agents and commercial users: retailer data and outlook (section 2).
 * @param isOptional Whether no field is required, as at the desk.
 */
export function PerspectiveStep({ isOptional = false }: { isOptional?: boolean }) {
  const { t } = useTexts('activation');
  return (
    <>
      <WizardSection title={t('activation:sections.retailer')}>
        <div className={classes.pair}>
          <AssessmentInput name="isRetailerOfMetal" />
          <AssessmentInput name="isRetailerOfWood" />
          <AssessmentInput name="isRetailerOfConstruction" />
          <AssessmentInput name="isRetailerOfBodywork" />
          <AssessmentInput name="isRetailerOfOwnership" />
        </div>
        <div className={classes.pair}>
          <AssessmentInput name="retailerShopWindows" />
          <AssessmentInput name="retailerSurface" />
        </div>
        <AssessmentInput name="resellingType" />
      </WizardSection>
      <WizardSection title={t('activation:sections.outlook')}>
        <div className={classes.pair}>
          <AssessmentInput name="marketSegmentation1" />
          <AssessmentInput name="marketSegmentation2" />
          <AssessmentInput name="marketSegmentation3" />
          <AssessmentInput name="marketSegmentation4" />
        </div>
        <div className={classes.pair}>
          <AssessmentInput name="marketCompetitor1" isOptional={isOptional} />
          <AssessmentInput name="marketCompetitor2" />
        </div>
        <div className={classes.pair}>
          <AssessmentInput name="totalConsumption" />
          <AssessmentInput name="cromiaPotential" />
        </div>
      </WizardSection>
    </>
  );
}
